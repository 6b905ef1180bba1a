import { registryThemes, themeLabels, type RegistryTheme } from '@gift-registry/bff-contract';
import { palettes } from '@gift-registry/bff-contract/themes';
import { ThemePreview } from './theme-preview.tsx';
import styles from './theme-picker.module.css';

const shownColours = ['canvas', 'primary', 'marigold', 'accent'] as const;

interface Props {
  readonly registryId: string;
  readonly value: RegistryTheme;
  readonly onChange: (theme: RegistryTheme) => void;
}

export function ThemePicker({ registryId, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>Theme</legend>
      <p className={styles.hint}>
        Colours, letters and ornament of your page, your printed cards and the picture of your link,
        and the colours of mails to your guests.
      </p>
      <div className={styles.themes}>
        {registryThemes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <span className={styles.swatches} aria-hidden="true">
              {shownColours.map((colour) => (
                <span key={colour} style={{ background: palettes[theme][colour].light }} />
              ))}
            </span>
            {themeLabels[theme]}
          </label>
        ))}
      </div>
      <ThemePreview registryId={registryId} theme={value} />
    </fieldset>
  );
}
