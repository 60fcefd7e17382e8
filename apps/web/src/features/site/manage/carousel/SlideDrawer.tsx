import type { ManagedCarousel } from '@portal/contract/carousel/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { closing, useLeaveGuard } from '../../../../platform/account/use-leave-guard.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { SlideForm, slideFormId } from './SlideForm.tsx';

interface SlideDrawerProps {
  /** Id of the edited slide, `new`, or null. */
  slide: string;
  position: string;
  closeHref: string;
}

const maxListed = 50;

/** The form of a slide next to the list, open while the address names one. */
export function SlideDrawer({ slide, position, closeHref }: SlideDrawerProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useLeaveGuard(isDirty && !busy);
  const isNew = slide === 'new';
  const { data } = useQueryOf(
    'GET /api/siteManage/carousel/queryManageList',
    { position: position as ManagedCarousel['position'], pageSize: maxListed },
    { enabled: !isNew },
  );
  const known = data?.rows.find(({ id }) => id === slide) ?? null;
  const close = () => void navigate(closeHref, { replace: true, preventScrollReset: true });
  const giveUp = closing(isDirty, close);
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={isNew ? m.carousel_new() : m.carousel_edit()}
      size="large"
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.act_cancel()}</Button>
          <Button type="submit" form={slideFormId} variant="main" busy={busy}>
            {m.act_save()}
          </Button>
        </>
      }
    >
      {isNew || known ? (
        <SlideForm
          key={slide}
          slide={known}
          position={position as ManagedCarousel['position']}
          onBusy={setBusy}
          onDirty={setDirty}
          onDone={close}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Drawer>
  );
}
