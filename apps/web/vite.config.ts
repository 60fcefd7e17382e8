import { paraglideVitePlugin } from '@inlang/paraglide-js';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const portal = {
  outDir: 'dist',
  assetsDir: 'assets',
  input: ['src/platform/entry-public.tsx', 'src/platform/page/page-modules.ts'],
};

// Built apart (`--mode member`), as its pages would otherwise be cut into the chunks that public pages load.
const member = {
  outDir: 'dist/member',
  assetsDir: 'assets/member',
  input: ['src/platform/member/entry-member.tsx'],
};

// Built apart (`--mode stories`), so that the chunks of public pages stay what they are.
const stories = { outDir: 'dist/stories', assetsDir: 'ui/assets', input: ['src/ui/story/entry-stories.tsx'] };

const paraglide = () =>
  paraglideVitePlugin({
    project: `${import.meta.dirname}/project.inlang`,
    outdir: `${import.meta.dirname}/src/platform/i18n/paraglide`,
    strategy: ['globalVariable', 'baseLocale'],
  });

const messageGroups = [
  { name: 'messages-runtime', test: /paraglide\/(?:runtime|registry)/, priority: 2 },
  {
    name: 'messages-account',
    test: /paraglide\/messages\/identity_(?!field_|entry_|event_|section_|state_|part_)/,
  },
  { name: 'messages-admission', test: /paraglide\/messages\/identity_/ },
];

const builds: Record<string, typeof portal> = { member, stories };

function buildOf(mode: string) {
  return builds[mode] ?? portal;
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [
    react(),
    mode !== 'stories' && paraglide(),
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US', 'es-ES', 'ja-JP'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: `${buildOf(mode).outDir}/${isSsrBuild ? 'server' : 'client'}`,
    assetsDir: buildOf(mode).assetsDir,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild && buildOf(mode) === portal,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: mode === 'stories' ? 1_000 : 500,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: buildOf(mode).input,
          treeshake: { moduleSideEffects: [{ test: /paraglide\/messages/, sideEffects: false }] },
          // Else every message of the site comes with the first island that speaks one.
          output: { codeSplitting: { groups: messageGroups } },
          // Keeps the exports of page-modules.ts, so that the manifest lists every page with its styles.
          preserveEntrySignatures: 'strict',
        },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
