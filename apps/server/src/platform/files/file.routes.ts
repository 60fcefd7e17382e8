import { fileShow, fileShowOffice, fileUpload } from '@portal/contract/file';
import type { Deps } from '../deps.ts';
import { type BoundEndpoint, bindMultipart, bindRaw } from '../http/endpoints.ts';
import { createDrawingStudio } from './drawing-studio.ts';
import type { FileReviewers } from './file.policy.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { FileHolders } from './read-by-role.ts';
import { createRenditions } from './renditions.ts';
import { showFile } from './show-file.ts';
import { uploadFiles } from './upload-files.ts';
import { warmDrawings } from './warm-drawings.ts';

/** Renditions made at the same time; limited so that other requests get their share of the processors. */
const renditionsAtOnce = 2;

export function fileRoutes(deps: Deps, reviewers: FileReviewers, holders: FileHolders): BoundEndpoint[] {
  const pictureWork = limitConcurrency(renditionsAtOnce);
  const studio = createDrawingStudio();
  const renditions = createRenditions({ store: deps.files, studio, pictureWork });
  let stopWarming = async () => {};
  deps.onListen(() => {
    stopWarming = warmDrawings({ ...deps, renditions });
  });
  deps.onStop(async () => {
    await Promise.all([stopWarming(), studio.close()]);
  });
  return [
    bindMultipart(fileUpload, uploadFiles),
    bindRaw(fileShow, (ctx, input) => showFile({ ...ctx, renditions, reviewers, holders }, input)),
    bindRaw(fileShowOffice, (ctx, input) => showFile({ ...ctx, renditions, reviewers, holders }, input)),
  ];
}
