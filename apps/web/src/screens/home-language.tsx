import { findLanguage, LANGUAGE_NAMES, LANGUAGES } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { changeSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';

/** Each language in its own words, for people who cannot read the one that the page speaks. */
export function HomeLanguage(): JSX.Element {
  const { language } = t.value;
  return (
    <label class="lid-language">
      <Icon name="language" size={20} />
      <span class="unseen">{t.value('web-language')}</span>
      <select
        value={language}
        onChange={(event) => changeSettings({ language: findLanguage(event.currentTarget.value) ?? language })}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
