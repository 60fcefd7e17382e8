import {
  guideQueryManage,
  guideSave,
  registrationSwitch,
  siteQueryManage,
  siteSave,
  statementQueryManage,
  statementSave,
} from '@portal/contract/site/manage';
import type { Deps } from '../../../platform/deps.ts';
import { listFirstFiles } from '../../../platform/files/attachments.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { readGuideContent, templatesOf } from './guide-content.queries.ts';
import { guideTexts } from './guide-texts.ts';
import { saveSite } from './save-site.ts';
import { saveTexts } from './save-texts.ts';
import { readSiteContent, readVersion } from './site-content.queries.ts';
import { readStatementContent } from './statement-content.queries.ts';
import { statementTexts } from './statement-texts.ts';
import { switchRegistration } from './switch-registration.ts';

export function siteManageRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(siteQueryManage, () => readSiteContent(db)),
    bind(siteSave, saveSite),
    bind(registrationSwitch, switchRegistration),
    bind(guideQueryManage, async () => {
      const [version, data] = await Promise.all([readVersion(db), readGuideContent(db)]);
      const files = templatesOf(data).map(({ fileId }) => fileId);
      return { version, templates: await listFirstFiles(db, files), data };
    }),
    bind(guideSave, (ctx, input) => saveTexts(ctx, guideTexts, input)),
    bind(statementQueryManage, async () => {
      const [version, data] = await Promise.all([readVersion(db), readStatementContent(db)]);
      return { version, data };
    }),
    bind(statementSave, (ctx, input) => saveTexts(ctx, statementTexts, input)),
  ];
}
