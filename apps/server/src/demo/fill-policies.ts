import { declareItems } from '../features/policy/declare-item.table.ts';
import { policies } from '../features/policy/policy.table.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import {
  composeDeclareItems,
  type DeclareMaterial,
  type DemoDeclareItem,
} from './content/compose-declare-items.ts';
import { composePolicies, type DemoPolicy } from './content/compose-policies.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const coverSize = { width: 1600, height: 900 };

const coverOf = ({ key }: DemoPolicy) => ({ fileId: demoId('policy-cover', key), ...coverSize, alt: '' });

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const originalHtml = ({ originalText }: DemoPolicy) =>
  originalText
    .map(({ type, text }) => (type === 'heading' ? `<h3>${escapeHtml(text)}</h3>` : paragraph(text)))
    .join('\n');

function rowOf(policy: DemoPolicy): typeof policies.$inferInsert {
  const {
    key: _key,
    motif: _motif,
    originalText: _text,
    pictureInterpretation,
    amountRule,
    ...kept
  } = policy;
  return {
    ...kept,
    kind: kept.kind as (typeof policies.$inferInsert)['kind'],
    originalBody: originalHtml(policy),
    interpretation: policy.interpretation.map(({ text }) => paragraph(text)).join('\n'),
    picture: pictureInterpretation,
    cover: coverOf(policy),
    amountMinFen: amountRule.minFen,
    amountMaxFen: amountRule.maxFen,
    formulaText: amountRule.formulaText,
    calc: amountRule.calc,
  };
}

const templateId = ({ code, name }: DeclareMaterial) => demoId('declareTemplate', `${code}/${name}`);

function itemRowOf(item: DemoDeclareItem): typeof declareItems.$inferInsert {
  const { key: _key, policyKey: _policy, formFields, materials, ...kept } = item;
  return {
    ...kept,
    formSchema: formFields,
    materials: materials.map(({ template, ...material }) => ({
      ...material,
      templateFileId: template ? templateId({ template, ...material }) : null,
    })),
  };
}

/** Each form is kept once, however many items ask for it. */
async function fillTemplates({ tx, store }: DemoContext, items: DemoDeclareItem[]): Promise<void> {
  const materials = new Map(
    items.flatMap((item) => item.materials).map((material) => [templateId(material), material]),
  );
  for (const [id, { template }] of materials) {
    if (!template) continue;
    const { name, mime, bytes } = await buildAttachment(template);
    await insertFiles(tx, store, { id, purpose: 'declareTemplate', visibility: 'public' }, [
      { name, mime, bytes: Buffer.from(bytes) },
    ]);
  }
}

/** Policies with covers, and declaration items with forms to download. */
export async function fillPolicies(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = composePolicies(today);
  const drawings = all.map((policy) => {
    const { fileId, ...picture } = coverOf(policy);
    return { id: fileId, recipe: { motif: policy.motif, seed: policy.key }, ...picture };
  });
  await insertDrawings(tx, drawings);
  await tx.insert(policies).values(all.map(rowOf));
  const items = composeDeclareItems(today);
  await fillTemplates(context, items);
  await tx.insert(declareItems).values(items.map(itemRowOf));
}
