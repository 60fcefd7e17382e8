import type { ProjectContent } from '@portal/contract/project';
import type { Project } from './project.table.ts';

/** What has been reviewed in words; quantity, price, time and contact may change without a review. */
const reviewed = ['kind', 'title', 'categoryCode', 'chainStage', 'body', 'unit', 'fileId'] as const;

export const needsReview = (before: Project, after: ProjectContent): boolean =>
  reviewed.some((field) => before[field] !== after[field]);

/** What would tell others whose project it is. */
export interface Identity {
  name: string;
  shortName: string;
  contactName: string;
  legalPerson: string;
}

const withoutMark = (name: string) => name.replace(/[（(]演示[）)]$/u, '');
/** Seven digits or more in a row, however they are grouped, are a number to call. */
const callable = /\d(?:[\s\-–—.·]?\d){6,}/u;
const mail = /[\w.+-]@[\w-]+\.\w/u;

/** Whether a text that others read names its enterprise, its people, or a way to reach them. */
export function discloses(text: string, identity: Identity): boolean {
  const plain = text.normalize('NFKC');
  const names = [
    identity.name,
    withoutMark(identity.name),
    identity.shortName,
    identity.contactName,
    identity.legalPerson,
  ];
  return (
    names.some((name) => name.length > 1 && plain.includes(name.normalize('NFKC'))) ||
    callable.test(plain) ||
    mail.test(plain)
  );
}
