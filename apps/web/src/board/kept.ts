import { Component, type ComponentClass, type JSX } from 'preact';

/** A component that is drawn again only if one of its props is another one: a map has hundreds of parts, few change. */
export function kept<P extends object>(draw: (props: P) => JSX.Element | undefined): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !isSame(this.props as P, next);
    }

    override render(props: P): JSX.Element | undefined {
      return draw(props);
    }
  };
}

function isSame<P extends object>(one: P, other: P): boolean {
  const keys = Object.keys(one) as (keyof P)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
