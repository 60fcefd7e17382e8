import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { languageNames } from '../../../platform/i18n/language.ts';

const names: Readonly<Record<string, () => string>> = {
  title: m.editing_title,
  subtitle: m.editing_subtitle,
  summary: m.editing_summary,
  body: m.editing_body,
  column: m.editing_column,
  cover: m.editing_cover,
  attachments: m.editing_attachments,
  source: m.editing_source,
  author: m.editing_author_name,
  issueNo: m.editing_issue_no,
  level: m.editing_level,
  category: m.editing_category,
  tags: m.editing_tags,
  enterprise: m.editing_enterprise,
  audience: m.editing_audience,
  needReceipt: m.editing_receipt,
  action: m.editing_action,
  publishAt: m.editing_publish_at,
  expireAt: m.editing_expires,
};

/** What a field of a difference is called; `title.en` is the English title. */
export function fieldName(field: string): string {
  const [name = '', lang] = field.split('.');
  const text = names[name]?.() ?? field;
  return lang ? `${text} · ${languageNames[lang as Language]}` : text;
}
