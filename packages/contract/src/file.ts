import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from './call.ts';
import * as fault from './faults.ts';
import { code, id } from './fields.ts';
import { kindOf, wholeNumber } from './form-field.ts';
import { retCodes } from './ret-code.ts';

const session = { tag: 'file', access: 'session' } as const;
const open = { tag: 'file', access: 'public' } as const;

/**
 * Who may read: everyone · any logged-in user · the uploader, members of the uploader's enterprise and operators who
 * review files of this purpose · the uploader and the park's staff.
 */
const fileVisibilities = ['public', 'member', 'owner', 'operator'] as const;

export const fileItem = z.object({
  index: z.int(),
  /** Sanitised, with the extension that matches the content. */
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** In pixels; null if the file is not a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const fileUploadAnswer = z.object({
  fileId: id,
  purpose: z.string(),
  visibility: z.enum(fileVisibilities),
  items: z.array(fileItem),
});

export const fileUpload = call.write(session, '/api/fms/upload', {
  summary:
    'Uploads 1 to 9 files as one group, recognized by content: jpg, png, webp up to 10 MB; pdf, docx, xlsx, zip up to 20 MB; webm, ogg, m4a, mp3, wav up to 5 MB; mp4 (video) up to 50 MB.',
  input: z.object({
    /** Upload purpose, such as LICENCE or AVATAR. */
    purpose: z.string({ error: m.fault_file_purpose }).pipe(code),
    visibility: kindOf(m.field_visibility, fileVisibilities).default('owner'),
    /** The files: every part with a file name counts, under any field name. */
    file: z.array(z.file()).max(9).optional(),
  }),
  output: fileUploadAnswer,
  refuses: [retCodes.FILE_REFUSED, retCodes.FIELD_REFUSED],
  multipart: true,
});

const shown = z.object({
  /** `{fileId}_{index}`; the index defaults to 0. */
  name: z
    .string()
    .min(1)
    .max(100, { error: fault.malformed(m.field_id) }),
  /** Width in pixels of a picture delivered as WebP, rounded up to 160, 320, 480, 640, 960, 1280, 1600 or 1920. */
  w: wholeNumber(m.field_width, 1, 10_000).optional(),
});

export const fileShow = call.file(open, '/api/fms/show/:name', {
  raw: ['any'],
  summary:
    'Returns a file: images for display, others for download. HTTP 404 if it doesn’t exist or isn’t open to the caller.',
  input: shown,
});

export const fileShowOffice = call.file(open, '/oa/api/fms/show/:name', {
  raw: ['any'],
  summary: 'Returns the same files at the office system’s address.',
  input: shown,
});
