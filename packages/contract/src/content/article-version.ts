import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant, lang, pageOf } from '../fields.ts';
import { ticket, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { previewAddress, textDifference, versionNo, versionRow } from '../version-history.ts';
import { articleDetail } from './article.ts';

const open = { tag: 'preview', access: 'public' } as const;

const readers = ['OP_ADMIN', 'OP_CONTENT'] as const;
const tag = 'content';

const byReaders = { tag, access: readers } as const;
const byContent = { tag, access: ['OP_CONTENT'] } as const;

export const articleVersionQueryList = call.list(byReaders, '/api/infoManage/content/queryVersionList', {
  summary: 'Lists the approved versions of an article, newest first.',
  filter: { id },
  output: pageOf(versionRow),
  refuses: [retCodes.NOT_FOUND],
});

export const articleQueryDifference = call.read(byReaders, '/api/infoManage/content/queryDifference', {
  summary: 'Compares two versions field by field and word by word; 0 is the working copy.',
  input: z.object({
    id,
    /** Absent for the published text. */
    from: versionNo.optional(),
    to: versionNo.default(0),
  }),
  output: z.object({ fields: z.array(textDifference) }),
  refuses: [retCodes.NOT_FOUND],
});

export const articleRestoreVersion = call.write(byContent, '/api/infoManage/content/restoreVersion', {
  summary: 'Restores an approved version as the working copy, to be reviewed again.',
  input: z.object({ id, version, no: versionNo }),
  output: z.object({ contentId: id, version: z.int(), savedAt: instant }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.RIGHT_MISSING,
  ],
});

export const articlePreview = call.write(byReaders, '/api/infoManage/content/preview', {
  summary: 'Creates an address that previews the working copy in its page for half an hour.',
  input: z.object({ id }),
  output: previewAddress,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const articleQueryPreview = call.read(open, '/api/infoManage/content/queryPreview', {
  summary: 'Returns the working copy of an article as its page will show it.',
  input: z.object({ preview: ticket, lang }),
  output: articleDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TICKET_EXPIRED],
});
