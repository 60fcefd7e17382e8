import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { Language } from '@portal/texts/languages';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { type Editing, useEditForm } from '../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../platform/form/use-form-key.ts';

/** The calls that save texts of the site, which share one version. */
type SaveKey =
  | 'POST /api/siteManage/site/save'
  | 'POST /api/siteManage/guide/save'
  | 'POST /api/siteManage/statement/save';
type Content<Key extends SaveKey> = EndpointMap[Key]['input']['data'];

interface SettingsFormOptions<Key extends SaveKey> {
  /** The key under which the draft is stored. */
  name: string;
  call: Key;
  schema: z.ZodType;
  settings: { version: number; data: Content<Key> };
  saving: FormKey['saving'];
  done: string | ((output: EndpointMap[Key]['output']) => string);
  invalidates: readonly GetKey[];
  /** The first language with an error. */
  faultyLanguage: (errors: FieldErrors<Content<Key>>) => Language | undefined;
}

interface SettingsEditing<Key extends SaveKey> {
  edit: Editing<Content<Key>>;
  lang: Language;
  setLang: (lang: Language) => void;
  send: () => Promise<unknown>;
}

/** A form of site settings: the selected language, and how it is saved. */
export function useSettingsForm<Key extends SaveKey>({
  call,
  settings,
  ...options
}: SettingsFormOptions<Key>): SettingsEditing<Key> {
  const { name, schema, saving, done, invalidates, faultyLanguage } = options;
  const [lang, setLang] = useState<Language>('zh');
  const edit = useEditForm<Content<Key>>({
    name,
    schema,
    values: settings.data,
    onFaults: (errors) => setLang(faultyLanguage(errors) ?? lang),
  });
  const save = useMutationOf(call, { done, invalidates, setError: dataFaults(edit.form.setError) });
  const send = () =>
    edit.send((data) =>
      saving(() => save.run({ version: settings.version, data } as EndpointMap[Key]['input'])),
    );
  return { edit, lang, setLang, send };
}
