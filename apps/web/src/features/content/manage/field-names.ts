import type { Language } from '@portal/contract/fields';
import { languageNames } from '../../../platform/i18n/language.ts';
import {
  editing_action,
  editing_attachments,
  editing_audience,
  editing_author_name,
  editing_body,
  editing_category,
  editing_column,
  editing_cover,
  editing_enterprise,
  editing_expires,
  editing_issue_no,
  editing_level,
  editing_publish_at,
  editing_receipt,
  editing_source,
  editing_subtitle,
  editing_summary,
  editing_tags,
  editing_title,
} from '../../../platform/i18n/paraglide/messages.js';

const names: Readonly<Record<string, () => string>> = {
  title: editing_title,
  subtitle: editing_subtitle,
  summary: editing_summary,
  body: editing_body,
  column: editing_column,
  cover: editing_cover,
  attachments: editing_attachments,
  source: editing_source,
  author: editing_author_name,
  issueNo: editing_issue_no,
  level: editing_level,
  category: editing_category,
  tags: editing_tags,
  enterprise: editing_enterprise,
  audience: editing_audience,
  needReceipt: editing_receipt,
  action: editing_action,
  publishAt: editing_publish_at,
  expireAt: editing_expires,
};

/** What a field of a difference is called; `title.en` is the English title. */
export function fieldName(field: string): string {
  const [name = '', lang] = field.split('.');
  const text = names[name]?.() ?? field;
  return lang ? `${text} · ${languageNames[lang as Language]}` : text;
}
