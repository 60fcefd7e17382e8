import * as m from '@portal/texts/messages';
import type { sessions } from '../../../platform/session/session.table.ts';

type Session = Pick<typeof sessions.$inferSelect, 'deviceName' | 'viewedBy'>;

/** Device name of a session for lists; an administrator's viewing session is labelled as such. */
export const wordDevice = ({ deviceName, viewedBy }: Session): string =>
  viewedBy === null ? deviceName : m.role_op_admin_viewing();
