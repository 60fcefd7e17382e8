import type { certificateDownload } from '@portal/contract/activity/certificate';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { readPaperIcon } from '../../../platform/park-setting/park-icon.ts';
import { openThread } from '../../../platform/thread/thread.ts';
import { siteSettings } from '../../site/site.table.ts';
import { certificateCheckPath } from '../public-path.ts';
import { spacedCode } from './certificate.policy.ts';
import { getOwnCertificate } from './certificate.queries.ts';
import type { CertificateTasks } from './certificate-thread.ts';

const thread = openThread<CertificateTasks>(new URL('./certificate-thread.ts', import.meta.url));

/** Certificates are always in Chinese, so the park's name is too. */
export async function parkName(db: Db): Promise<string> {
  const [park] = await db.select().from(siteSettings).where(eq(siteSettings.lang, 'zh'));
  return park?.parkName ?? '';
}

/**
 * A certificate as a PDF, always in Chinese; revoked ones can't be printed.
 * @throws {AppError} 500404
 */
export async function sendCertificate(
  ctx: ReplyContext,
  { id }: InputOf<typeof certificateDownload>,
): Promise<void> {
  const { db, actor, env, reply } = ctx;
  const certificate = await getOwnCertificate(db, actor.userId, id);
  if (certificate.status !== 'VALID') throw notFound();
  const code = spacedCode(certificate.checkCode);
  const pdf = await thread.run('draw', {
    certificate,
    park: await parkName(db),
    code,
    checkUrl: `${env.PUBLIC_URL}${certificateCheckPath}?code=${code}`,
    isDemo: env.DEMO,
    icon: await readPaperIcon(ctx),
  });
  await reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="certificate-${certificate.no}.pdf"`)
    .send(Buffer.from(pdf));
}
