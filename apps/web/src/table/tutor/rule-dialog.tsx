import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { formatRoute } from '../../app/route.ts';
import { RuleBody } from '../../learn/rule-body.tsx';
import { findRule, type Rulebook } from '../../learn/rulebook.ts';
import { Dialog } from '../dialog.tsx';

interface RuleDialogProps {
  readonly rule: string;
  readonly onClose: () => void;
}

/** One rule of a rulebook over the table: whoever closes it goes on where they were. */
export function createRuleDialog(rulebook: Rulebook) {
  return ({ rule, onClose }: RuleDialogProps): JSX.Element | undefined => {
    const say = t.value;
    const known = findRule(rulebook, rule);
    if (known === undefined) return undefined;
    const title = (
      <>
        <span class="rule-number">{rule}</span> {known.title(say)}
      </>
    );
    return (
      <Dialog title={title} class="rule-dialog" onClose={onClose}>
        <RuleBody rule={known} />
        <p>
          <a class="button" href={formatRoute({ screen: 'rules', rule })}>
            {say('learn-all-rules')}
          </a>
        </p>
      </Dialog>
    );
  };
}
