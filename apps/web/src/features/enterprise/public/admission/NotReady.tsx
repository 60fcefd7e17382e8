import * as m from '@portal/texts/messages';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import type { EntryChoices } from './entry-props.ts';

/** Names the lists that the park must fill before applications can be submitted; nothing if all are filled. */
export function NotReady({ choices }: { choices: Pick<EntryChoices, 'properties' | 'regions'> }) {
  const missing = [
    ...(choices.properties.length === 0 ? [m.field_property()] : []),
    ...(choices.regions.length === 0 ? [m.field_region()] : []),
  ];
  if (missing.length === 0) return null;
  const lists = new Intl.ListFormat(currentLocale()).format(missing);
  return <Alert kind="warning">{m.identity_entry_not_ready({ lists })}</Alert>;
}
