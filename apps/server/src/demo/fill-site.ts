import type { Picture } from '@portal/contract/fields';
import type { SitePageKey } from '@portal/contract/site/public';
import { isPalette, type Palette } from '@portal/illustration';
import { carousels, type GuideParts, sitePages, siteSettings } from '../features/site/site.table.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { registrationTemplate } from './attachments/registration-templates.ts';
import { blocksToHtml } from './content/blocks-html.ts';
import { composeCarousels, type DemoCarousel } from './content/compose-carousels.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoPage, demoPages, type RegistrationGuide } from './content/demo-pages.ts';
import { demoSiteSettings, translatedPages } from './content/demo-site.ts';
import type { DemoContext } from './demo-context.ts';

// Same proportions as the hero of the home page, so that the drawing keeps its subject clear of the text.
const slideSize = { width: 1920, height: 624 };
const coverSize = { width: 1600, height: 900 };

const paletteOf = (name: string): { palette?: Palette } => (isPalette(name) ? { palette: name } : {});

async function drawSlides({ tx }: DemoContext, slides: DemoCarousel[]): Promise<Picture[]> {
  return insertDrawings(
    tx,
    slides.map(({ id, key, motif, palette, alt }) => ({
      id: demoId('carousel-cover', id),
      recipe: { motif, seed: key, ...paletteOf(palette) },
      ...slideSize,
      alt,
    })),
  );
}

/** Slides are created on the evening before their first day. */
function madeBefore(startAt: number) {
  const at = new Date(startAt - 8 * 3_600_000);
  const by = demoId('user', 'op_content');
  return { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
}

async function fillCarousels(context: DemoContext): Promise<void> {
  const slides = composeCarousels(context.today);
  const pictures = await drawSlides(context, slides);
  await context.tx.insert(carousels).values(
    slides.map(({ id, title, text, linkType, linkUrl, linkLabel, sort, position, ...slide }, place) => ({
      id,
      title,
      text,
      picture: pictures[place] ?? null,
      body: blocksToHtml(slide.detail, () => ({ src: '', width: 0, height: 0 })),
      linkType,
      linkUrl,
      linkLabel,
      startAt: new Date(slide.startAt),
      endAt: new Date(slide.endAt),
      sort,
      position,
      hits: slide.hits,
      ...madeBefore(slide.startAt),
    })),
  );
}

/** Stores the forms of the guide as downloadable files; returns their ids by name. */
async function fillTemplates(
  { tx, store, today }: DemoContext,
  guide: RegistrationGuide,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { template } of guide.materials) {
    const spec = template && registrationTemplate(template);
    if (!template || !spec || ids.has(template)) continue;
    const { name, mime, bytes } = await buildAttachment(spec, new Date(chinaInstant(today)));
    const id = demoId('registration-template', template);
    await insertFiles(tx, store, { id, purpose: 'template', visibility: 'public' }, [
      { name, mime, bytes: Buffer.from(bytes) },
    ]);
    ids.set(template, id);
  }
  return ids;
}

const sectionsOf = ({ sections }: Pick<DemoPage, 'sections'>) =>
  sections.map(({ id, heading, blocks }) => ({
    id,
    heading,
    html: blocksToHtml(blocks, () => ({ src: '', width: 0, height: 0 })),
  }));

function guideOf(
  { steps, materials, faq }: Partial<Omit<RegistrationGuide, 'steps'>> & { steps?: GuideParts['steps'] },
  templates: Map<string, string>,
): GuideParts | null {
  if (!steps || !materials || !faq) return null;
  return {
    steps: steps.map(({ name, duration, text, tip }) => ({ name, duration, text, tip })),
    materials: materials.map(({ template, ...material }) => ({
      ...material,
      templateFileId: (template && templates.get(template)) || null,
    })),
    questions: faq,
  };
}

async function fillPages(context: DemoContext): Promise<void> {
  const { tx } = context;
  const keys = Object.keys(demoPages) as SitePageKey[];
  const covers = await insertDrawings(
    tx,
    keys.map((key) => ({
      id: demoId('page-cover', key),
      recipe: { motif: demoPages[key].motif, seed: `page-${key}` },
      ...coverSize,
      alt: '',
    })),
  );
  const coverOf = new Map(keys.map((key, place) => [key, covers[place] ?? null]));
  const templates = await fillTemplates(context, demoPages['registration-guide']);
  const chinese = keys.map((key) => ({ ...demoPages[key], key, lang: 'zh' }));
  await tx.insert(sitePages).values(
    [...chinese, ...translatedPages].map((page) => ({
      key: page.key,
      lang: page.lang,
      title: page.title,
      summary: page.summary,
      cover: coverOf.get(page.key) ?? null,
      sections: sectionsOf(page),
      guide: guideOf(page, templates),
    })),
  );
}

/** Fills the operator's details, the standing pages with their forms, and the slides. */
export async function fillSite(context: DemoContext): Promise<void> {
  await context.tx.insert(siteSettings).values(demoSiteSettings);
  await fillPages(context);
  await fillCarousels(context);
}
