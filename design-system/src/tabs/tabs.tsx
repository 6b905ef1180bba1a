import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

type TabItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** The content of the tab. Default none, for pages that render it themselves. */
  panel?: ReactNode;
  disabled?: boolean | undefined;
};

type TabsProps<Value extends string = string> = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<TabItem<Value>>;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `underline` (default) for sections of a page; `pill` for switching a form. */
  variant?: 'underline' | 'pill' | undefined;
  className?: string | undefined;
} & (Controlled<Value> | Uncontrolled<Value>);

type Controlled<Value> = {
  /** The open tab. Default the tabs open by themselves. */
  value: Value;
  defaultValue?: undefined;
};

type Uncontrolled<Value> = {
  value?: undefined;
  /** The tab that is open at first, when uncontrolled. Default the first. */
  defaultValue?: Value | undefined;
};

/** Tabs with arrow-key navigation that show one panel at a time. */
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
