import { LANGUAGE_NAMES, LANGUAGES } from '@crownhold/i18n';
import { Choice } from '../app/choice.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { changeSettings, MOTIONS, settings, THEMES } from '../app/settings.ts';
import { playSound } from '../app/sound.ts';
import { Switch } from '../app/switch.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '../art/icon.tsx';
import './settings.css';

/** Every change takes effect at once. */
export function SettingsScreen() {
  const say = t.value;
  const { language, theme, motion } = settings.value;
  return (
    <main class="page page-narrow">
      <TopBar title={say('web-settings')} />
      <Choice
        name="language"
        layout="auto"
        legend={say('web-language')}
        values={['auto', ...LANGUAGES]}
        value={language}
        onChoose={(chosen) => changeSettings({ language: chosen })}
        label={(one) => (one === 'auto' ? say('web-language-auto') : <span lang={one}>{LANGUAGE_NAMES[one]}</span>)}
      />
      <Choice
        name="theme"
        layout="auto"
        legend={say('web-theme')}
        values={THEMES}
        value={theme}
        onChoose={(chosen) => changeSettings({ theme: chosen })}
        label={(one) => (
          <span class="theme-name">
            {one !== 'auto' && <i class="swatch" data-theme={one} />}
            {say('web-theme-name', { theme: one })}
          </span>
        )}
      />
      <Choice
        name="motion"
        layout="auto"
        legend={say('web-motion')}
        values={MOTIONS}
        value={motion}
        onChoose={(chosen) => changeSettings({ motion: chosen })}
        label={(one) => say('web-motion-name', { motion: one })}
      />
      <Switches />
      <p class="aside">{say('web-settings-kept')}</p>
      <p>
        <a class="button" href={formatRoute({ screen: 'fairness' })}>
          <Icon name="seal" />
          {say('web-fairness')}
        </a>
      </p>
    </main>
  );
}

function Switches() {
  const say = t.value;
  const { confirm, patterns, sound, letterKeys } = settings.value;
  return (
    <fieldset class="switches">
      <legend>{say('web-help-out')}</legend>
      <Switch
        label={say('web-confirm-turn')}
        about={say('web-confirm-turn-about')}
        isOn={confirm}
        onTurn={(isOn) => changeSettings({ confirm: isOn })}
      />
      <Switch
        label={say('web-patterns')}
        about={say('web-patterns-about')}
        isOn={patterns}
        onTurn={(isOn) => changeSettings({ patterns: isOn })}
      />
      <Switch
        label={say('web-letter-keys')}
        about={say('web-letter-keys-about')}
        isOn={letterKeys}
        onTurn={(isOn) => changeSettings({ letterKeys: isOn })}
      />
      <Switch
        label={say('web-sound')}
        about={say('web-sound-about')}
        isOn={sound}
        onTurn={(isOn) => {
          changeSettings({ sound: isOn });
          playSound('place');
        }}
      />
    </fieldset>
  );
}
