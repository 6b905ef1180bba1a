import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** What the tab shows. Leave it out when the page renders the content itself. */
  panel?: ReactNode;
  disabled?: boolean | undefined;
};

export type TabsProps<Value extends string = string> = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<TabItem<Value>>;
  /** The open tab. Leave it out to let the tabs keep it. */
  value?: Value | undefined;
  /** The tab that is open at first, when uncontrolled. Default the first. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `underline` (default) for sections of a page; `pill` for switching a form. */
  variant?: 'underline' | 'pill' | undefined;
  className?: string | undefined;
};

/** Tabs with arrow-key navigation, of which one panel is shown. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  variant = 'underline',
  className,
}: TabsProps<Value>) {
  const selection =
    value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };
  return (
    <BaseTabs.Root
      {...selection}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onValueChange?.(tab.value);
      }}
      className={classNames(styles.tabs, className)}
      data-variant={variant}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={styles.list}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={styles.tab}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {tabs.map(
        (tab) =>
          tab.panel !== undefined && (
            <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
              {tab.panel}
            </BaseTabs.Panel>
          ),
      )}
    </BaseTabs.Root>
  );
}
