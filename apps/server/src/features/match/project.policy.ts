import type { ProjectContent } from '@portal/contract/match/project';
import type { Project } from './project.table.ts';

/** Fields that need a new review when changed; quantity, price, time and contact do not. */
const reviewed = ['kind', 'title', 'categoryCode', 'chainStage', 'body', 'unit', 'fileId'] as const;

export const needsReview = (before: Project, after: ProjectContent): boolean =>
  reviewed.some((field) => before[field] !== after[field]);

/** What would reveal to others whose project it is. */
export interface Identity {
  name: string;
  shortName: string;
  contactName: string;
  legalPerson: string;
}

const withoutMark = (name: string) => name.replace(/[（(]演示[）)]$/u, '');
/** Seven or more digits in a row, however grouped, count as a phone number. */
const callable = /\d(?:[\s\-–—.·]?\d){6,}/u;
const mail = /[\w.+-]@[\w-]+\.\w/u;

/** Whether a public text names its enterprise, its people, or a way to reach them. */
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
