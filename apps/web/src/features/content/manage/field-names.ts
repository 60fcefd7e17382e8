import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { languageNames } from '../../../platform/i18n/language.ts';

const names: Readonly<Record<string, () => string>> = {
  title: m.field_title,
  subtitle: m.field_subtitle,
  summary: m.field_summary,
  body: m.field_body,
  column: m.field_column,
  cover: m.editing_cover,
  attachments: m.field_attachments,
  source: m.field_source,
  author: m.field_author,
  issueNo: m.field_issue_no,
  level: m.field_level,
  category: m.field_category,
  tags: m.field_tags,
  enterprise: m.field_enterprise,
  audience: m.editing_audience,
  needReceipt: m.editing_receipt,
  action: m.editing_action,
  publishAt: m.editing_publish_at,
  expireAt: m.field_valid_until,
};

/** The name of a changed field; `title.en` is the English title. */
export function fieldName(field: string): string {
  const [name = '', lang] = field.split('.');
  const text = names[name]?.() ?? field;
  return lang ? `${text} · ${languageNames[lang as Language]}` : text;
}
