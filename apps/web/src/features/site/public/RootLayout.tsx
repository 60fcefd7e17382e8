import { Outlet, useLoaderData } from 'react-router';
import { Document } from '../../../platform/page/Document.tsx';
import { loader } from '../../../platform/page/load.ts';

export const rootLoader = loader(async ({ call, language }) => ({
  setting: await call('GET /api/siteManage/site/queryDetail', { lang: language }),
}));

export function RootLayout() {
  const { setting } = useLoaderData<typeof rootLoader>();
  return (
    <Document theme={setting.theme}>
      <Outlet />
    </Document>
  );
}
