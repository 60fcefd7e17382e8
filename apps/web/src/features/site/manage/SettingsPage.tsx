import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ReactNode } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { type FormKey, useFormKey } from '../../../platform/form/use-form-key.ts';
import type { guideKey } from './guide-form.ts';
import type { settingsKey } from './site-form.ts';
import type { statementsKey } from './statement-form.ts';

type SettingsKey = typeof settingsKey | typeof guideKey | typeof statementsKey;

interface SettingsPageProps<Key extends SettingsKey> {
  of: Key;
  title: string;
  note: string;
  actions?: ReactNode;
  children: (settings: EndpointMap[Key]['output'], form: FormKey) => ReactNode;
}

/** A console page for editing texts of the site. */
export function SettingsPage<Key extends SettingsKey>({ of, children, ...head }: SettingsPageProps<Key>) {
  const settings = useQueryOf<SettingsKey>(of, {}, { quiet: true });
  const form = useFormKey(of, settings.data?.version);
  return (
    <>
      <PageTitle {...head} />
      <Answered of={settings} lines={16}>
        {(data) => children(data, form)}
      </Answered>
    </>
  );
}
