import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { StatementContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import { languages } from '@portal/texts/languages';
import type { FieldErrors } from 'react-hook-form';

export const statementsKey = 'GET /api/siteManage/statement/queryManage';

export type StatementSettings = EndpointMap[typeof statementsKey]['output'];

/** The initial texts of a newly added language. */
export const newStatement = { title: '', summary: '', sections: [] };

/** The first language with an error. */
export const faultyStatement = ({
  accessibility,
  privacy,
}: FieldErrors<StatementContent>): Language | undefined =>
  languages.find((lang) => accessibility?.[lang] ?? privacy?.[lang]);
