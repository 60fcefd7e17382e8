import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon, storeIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OwnServices } from './OwnServices.tsx';
import { OwnShopPanel } from './OwnShopPanel.tsx';

const ShopDrawer = lazy(async () => ({ default: (await import('./ShopDrawer.tsx')).ShopDrawer }));

/** The enterprise's shop, which comes first, and its services. */
export function Component() {
  const answer = useQueryOf('GET /api/serviceManage/shop/queryOwn', {});
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Answered of={answer}>
      {({ shop, categories }) => (
        <>
          <PageTitle
            title={m.market_own_title()}
            note={m.market_own_note()}
            actions={
              shop?.state === 'OPEN' && (
                <ButtonLink
                  href={paths.releaseService({ service: 'new' })}
                  variant="main"
                  icon={plusIcon}
                  keepScroll
                >
                  {m.market_new_service()}
                </ButtonLink>
              )
            }
          />
          {shop ? (
            <Stack gap={16} fluid>
              <OwnShopPanel shop={shop} categories={categories} />
              <OwnServices shop={shop} categories={categories} />
            </Stack>
          ) : (
            <EmptyState
              icon={storeIcon}
              title={m.market_no_shop()}
              action={
                <ButtonLink href={paths.releaseService({ shop: 'edit' })} variant="main">
                  {m.market_open_shop()}
                </ButtonLink>
              }
            >
              {m.market_no_shop_text()}
            </EmptyState>
          )}
          <Suspense>
            {search.get('shop') === 'edit' && (shop === null || shop.canEdit) && (
              <ShopDrawer
                shop={shop}
                categories={categories}
                onClose={() => void navigate(paths.releaseService(), { preventScrollReset: true })}
              />
            )}
          </Suspense>
        </>
      )}
    </Answered>
  );
}
