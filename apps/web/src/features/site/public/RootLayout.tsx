import { Outlet } from 'react-router';
import { Document } from '../../../platform/page/Document.tsx';
import { loader } from '../../../platform/page/load.ts';

export const rootLoader = loader(async () => ({}));

export function RootLayout() {
  return (
    <Document>
      <Outlet />
    </Document>
  );
}
