import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';

/** A button that lets somebody choose a record file. */
export function RecordInput({ onOpen }: { readonly onOpen: (file: File) => void }): JSX.Element {
  return (
    <label class="button record-input">
      <Icon name="open" />
      {t.value('web-open-record')}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onOpen(file);
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
