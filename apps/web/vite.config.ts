import { paraglideVitePlugin } from '@inlang/paraglide-js';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    paraglideVitePlugin({
      project: `${import.meta.dirname}/project.inlang`,
      outdir: `${import.meta.dirname}/src/platform/i18n/paraglide`,
      strategy: ['globalVariable', 'baseLocale'],
    }),
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US', 'es-ES', 'ja-JP'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['src/platform/entry-public.tsx', 'src/platform/page/page-modules.ts'],
          // Keeps the exports of page-modules.ts, so that the manifest lists every page with its styles.
          preserveEntrySignatures: 'strict',
        },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
