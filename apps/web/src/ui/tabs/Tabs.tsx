import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { Text } from '../layout/Text.tsx';
import styles from '../tab-links/Tabs.module.css';
import panel from './TabPanel.module.css';

interface TabItem {
  key: string;
  text: ReactNode;
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: TabItem[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  onChange?: (key: string) => void;
}

/** Tabs inside a page or dialog. For tabs that deserve an address, use `TabLinks`. */
export function Tabs({ label, items, selectedKey, defaultSelectedKey, onChange }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className={styles.tabs}>
        {items.map(({ key, text, count, disabled }) => (
          <Tab key={key} id={key} isDisabled={disabled} className={styles.tab}>
            {text}
            {count !== undefined && (
              <Text as="small" tone="faint" size={12} weight={400} figures className={styles.count}>
                {count}
              </Text>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ key, content }) => (
        <TabPanel key={key} id={key} className={panel.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
