import type { Actor } from '../../../platform/session/actor.ts';
import type { QueueSource } from '../queue-source.ts';
import { contentSource, storySource } from './content-source.ts';
import { changeSource, entrySource } from './enterprise-sources.ts';
import { phoneAppealSource } from './phone-appeal-source.ts';
import { policySource } from './policy-source.ts';
import { roleGrantSource } from './role-grant-source.ts';

/** Every kind of work there is; a feature that has decisions to make adds its own. */
export const queueSources: readonly QueueSource[] = [
  entrySource,
  changeSource,
  contentSource,
  storySource,
  policySource,
  roleGrantSource,
  phoneAppealSource,
];

/** What an operator sees: his roles' work, an administrator all of it. */
export const sourcesOf = ({ operatorRoles }: Actor): QueueSource[] =>
  queueSources.filter(({ role }) => operatorRoles.includes(role) || operatorRoles.includes('OP_ADMIN'));
