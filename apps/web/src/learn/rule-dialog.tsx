import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { Dialog } from '../table/dialog.tsx';
import { RuleBody } from './rule-body.tsx';
import { findRule } from './rules.ts';

interface RuleDialogProps {
  readonly rule: string;
  readonly onClose: () => void;
}

/** One rule over the table: whoever closes it goes on where they were. */
export function RuleDialog({ rule, onClose }: RuleDialogProps): JSX.Element | undefined {
  const say = t.value;
  const known = findRule(rule);
  if (known === undefined) return undefined;
  const title = (
    <>
      <span class="rule-number">{known}</span> {say(`learn-title-${known}`)}
    </>
  );
  return (
    <Dialog title={title} class="rule-dialog" onClose={onClose}>
      <RuleBody rule={known} />
      <p>
        <a class="button" href={formatRoute({ screen: 'rules', rule: known })}>
          {say('learn-all-rules')}
        </a>
      </p>
    </Dialog>
  );
}
