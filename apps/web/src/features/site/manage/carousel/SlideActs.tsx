import type { carouselEvents, ManagedCarouselRow } from '@portal/contract/carousel/manage';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { arrowDownIcon, arrowUpIcon, eyeIcon, eyeOffIcon, trashIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';

type CarouselEvent = (typeof carouselEvents)[number];

/** Moves, enables, disables or deletes a slide; each takes effect at once. */
export function SlideActs({ slide }: { slide: ManagedCarouselRow }) {
  const { id, version, enabled, actions, title: name } = slide;
  const act = useMutationOf('POST /api/siteManage/carousel/operate', {
    invalidates: ['GET /api/siteManage/carousel/queryManageList'],
  });
  const run = (event: CarouselEvent) => void act.run({ id, event, version });
  const remove = async () => {
    const question = { title: m.carousel_delete_ask({ name }), text: m.carousel_delete_text() };
    if (await confirm({ ...question, ok: m.act_delete(), danger: true })) run('delete');
  };
  return (
    <Row as="span" inline>
      <IconButton
        icon={arrowUpIcon}
        label={m.carousel_up({ name })}
        disabled={!actions.includes('moveUp')}
        busy={act.busy}
        onClick={() => run('moveUp')}
      />
      <IconButton
        icon={arrowDownIcon}
        label={m.carousel_down({ name })}
        disabled={!actions.includes('moveDown')}
        busy={act.busy}
        onClick={() => run('moveDown')}
      />
      <IconButton
        icon={enabled ? eyeOffIcon : eyeIcon}
        label={enabled ? m.carousel_turn_off({ name }) : m.carousel_turn_on({ name })}
        busy={act.busy}
        onClick={() => run(enabled ? 'turnOff' : 'turnOn')}
      />
      <IconButton
        icon={trashIcon}
        label={`${m.act_delete()} ${name}`}
        busy={act.busy}
        onClick={() => void remove()}
      />
    </Row>
  );
}
