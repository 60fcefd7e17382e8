import {
  type CarouselContent,
  carouselContent,
  type ManagedCarousel,
} from '@portal/contract/carousel/manage';
import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect } from 'react';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { InstantInput } from '../../../../platform/form/InstantInput.tsx';
import { PictureInput } from '../../../../platform/form/PictureInput.tsx';
import { RichTextInput } from '../../../../platform/form/RichTextInput.tsx';
import { SwitchInput } from '../../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { uploadsReady } from '../../../../platform/form/uploads-ready.ts';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { beginInField } from '../../../../ui/dialog/begin-in-field.ts';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import styles from './Carousel.module.css';

export const slideFormId = 'slide-form';

interface SlideFormProps {
  /** Null for a new slide. */
  slide: ManagedCarousel | null;
  position: ManagedCarousel['position'];
  onBusy: (busy: boolean) => void;
  /** Whether there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

const monthMs = 30 * 86_400_000;
const minuteMs = 60_000;

function contentOf(slide: ManagedCarousel | null, position: ManagedCarousel['position']): CarouselContent {
  if (slide) return { ...slide, fileId: slide.picture?.fileId ?? null, alt: slide.picture?.alt ?? '' };
  const startAt = Math.floor(Date.now() / minuteMs) * minuteMs;
  const texts = { title: '', text: '', body: '', alt: '', linkUrl: '', linkLabel: '' };
  return { ...texts, fileId: null, startAt, endAt: startAt + monthMs, position, enabled: true };
}

/** The form of a slide; the buttons of the drawer submit it. */
export function SlideForm({ slide, position, onBusy, onDirty, onDone }: SlideFormProps) {
  const form = useContractForm<CarouselContent>(carouselContent, {
    defaultValues: contentOf(slide, position),
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const save = useMutationOf('POST /api/siteManage/carousel/save', {
    once: true,
    done: m.carousel_saved(),
    invalidates: ['GET /api/siteManage/carousel/queryManageList'],
    setError: dataFaults(form.setError),
  });
  const store = form.handleSubmit(async (data) => {
    const at = slide ? { id: slide.id, version: slide.version } : {};
    onBusy(true);
    const saved = await save.run({ ...at, data });
    onBusy(false);
    if (saved) onDone();
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    onBusy(true);
    const isComplete = await uploadsReady();
    onBusy(false);
    if (isComplete) await store();
  };
  return (
    <form ref={beginInField} id={slideFormId} onSubmit={(event) => void send(event)} noValidate>
      <FormScope form={form}>
        <FormSection title={m.field_content()}>
          <Wide>
            <TextInput name="title" />
          </Wide>
          <Wide>
            <TextAreaInput name="text" label={m.carousel_text()} rows={2} />
          </Wide>
          <Wide>
            <PictureInput
              name="fileId"
              label={m.carousel_picture()}
              hint={m.carousel_picture_hint()}
              purpose="carousel"
              present={slide?.picture ? { fileId: slide.picture.fileId, name: slide.title } : null}
            />
          </Wide>
          <Wide>
            <TextInput name="alt" hint={m.carousel_alt_hint()} />
          </Wide>
        </FormSection>
        <FormSection title={m.carousel_at()}>
          <InstantInput name="startAt" label={m.carousel_from()} usualTime="00:00" />
          <InstantInput name="endAt" label={m.carousel_until()} usualTime="23:59" isEnd />
          <TextInput name="linkUrl" label={m.field_link()} hint={m.carousel_link_hint()} />
          <TextInput name="linkLabel" />
          <Row align="center" self="end" className={styles.beside}>
            <SwitchInput name="enabled">{m.carousel_on()}</SwitchInput>
          </Row>
        </FormSection>
        <FormSection title={m.carousel_body()} columns={1}>
          <RichTextInput name="body" label={m.carousel_body()} />
        </FormSection>
      </FormScope>
    </form>
  );
}
