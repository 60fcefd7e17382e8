import {
  type CarouselContent,
  carouselContent,
  type ManagedCarousel,
} from '@portal/contract/carousel-manage';
import * as m from '@portal/texts/messages';
import { type FormEvent, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { uploadsReady } from '../../../../platform/account/uploads-ready.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { schemaResolver } from '../../../../platform/form/schema-resolver.ts';
import { RichTextField } from '../../../../platform/rich-text/RichTextField.tsx';
import { beginInField } from '../../../../ui/dialog/begin-in-field.ts';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { SlideLookFields } from './SlideLookFields.tsx';
import { SlidePlaceFields } from './SlidePlaceFields.tsx';

export const slideFormId = 'slide-form';

interface SlideFormProps {
  /** Null for a new one. */
  slide: ManagedCarousel | null;
  position: ManagedCarousel['position'];
  onBusy: (busy: boolean) => void;
  /** Whether something was typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

const monthMs = 30 * 86_400_000;
const minuteMs = 60_000;

function contentOf(slide: ManagedCarousel | null, position: ManagedCarousel['position']): CarouselContent {
  if (!slide) {
    const startAt = Math.floor(Date.now() / minuteMs) * minuteMs;
    const texts = { title: '', text: '', body: '', alt: '', linkUrl: '', linkLabel: '' };
    return { ...texts, fileId: null, startAt, endAt: startAt + monthMs, position, enabled: true };
  }
  const { title, text, body, picture, linkUrl, linkLabel, startAt, endAt, enabled } = slide;
  const shown = { fileId: picture?.fileId ?? null, alt: picture?.alt ?? '' };
  return {
    title,
    text,
    body,
    ...shown,
    linkUrl,
    linkLabel,
    startAt,
    endAt,
    position: slide.position,
    enabled,
  };
}

/** Everything about a slide; the buttons of the drawer send it. */
export function SlideForm({ slide, position, onBusy, onDirty, onDone }: SlideFormProps) {
  const { control, handleSubmit, setError, formState } = useForm<CarouselContent>({
    defaultValues: contentOf(slide, position),
    resolver: schemaResolver(carouselContent),
  });
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const save = useMutationOf('POST /api/siteManage/carousel/save', {
    once: true,
    done: m.carousel_saved(),
    invalidates: ['GET /api/siteManage/carousel/queryManageList'],
    setError: (name: string, fault) => setError(name.replace(/^data\./, '') as keyof CarouselContent, fault),
  });
  const store = handleSubmit(async (data) => {
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
      <SlideLookFields control={control} slide={slide} />
      <SlidePlaceFields control={control} />
      <FormSection title={m.carousel_body()} columns={1}>
        <Controller
          control={control}
          name="body"
          render={({ field, fieldState }) => (
            <RichTextField {...field} label={m.carousel_body()} error={fieldState.error?.message} />
          )}
        />
      </FormSection>
    </form>
  );
}
