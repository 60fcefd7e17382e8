import type { FileType } from '@portal/contract/file-type';
import { spreadsheetType } from '../xlsx/build-sheet.ts';

/** The media types of files in answers. */
export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  sheet: spreadsheetType,
  csv: 'text/csv',
  calendar: 'text/calendar',
  zip: 'application/zip',
  video: 'video/*',
  any: '*/*',
};
