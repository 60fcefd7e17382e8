import { Outlet } from 'react-router';
import { Document } from '../../../platform/page/Document.tsx';
import { loader } from '../../../platform/page/load.ts';

export const rootLoader = loader(async ({ call, language }) => ({
  setting: await call('GET /api/siteManage/site/queryDetail', { lang: language }),
}));

export function RootLayout() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}
