import { messagesPlugin } from '@portal/texts/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepNames } from '../../scripts/keep-names.mjs';
import { breakpoints } from './build/breakpoints.ts';
import { createClassNames } from './build/class-names.ts';
import { iconsPlugin } from './build/icons-plugin.ts';
import { pageStyles } from './build/page-styles.ts';

const portal = {
  outDir: 'dist',
  assetsDir: 'assets',
  input: ['src/platform/entry-public.tsx', 'src/platform/page/page-modules.ts'],
};

const publicStyles = {
  shared: [
    '/platform/entry-public.tsx',
    '/features/site/public/FramePage.tsx',
    '/features/site/public/ErrorPage.tsx',
  ],
  anywhere: ['/platform/page/show-notices.tsx'],
  framed: [
    {
      pages: /\/features\/(?:farm\/public\/BatchList|farm-trace\/public\/Batch)Page\.tsx$/,
      parts: [
        '/features/farm-trace/public/TraceFramePage.tsx',
        '/features/farm-trace/public/TraceErrorPage.tsx',
      ],
    },
  ],
  page: /src\/features\/.*\/public\/\w+Page\.tsx$/,
};

// Built separately (`--mode account`), or its pages would be split into the chunks that public pages load.
const account = {
  outDir: 'dist/account',
  assetsDir: 'assets/account',
  input: ['src/platform/account/entry-account.tsx'],
};

// Built separately (`--mode stories`), so that it does not change the chunks of public pages.
const stories = { outDir: 'dist/stories', assetsDir: 'ui/assets', input: ['src/ui/story/entry-stories.tsx'] };

// No warnings about slow plugins, since they depend on the machine.
const checks = { pluginTimings: false };

const messageRuntime = {
  name: 'messages-runtime',
  test: /texts\/runtime|@messageformat\/runtime|make-plural/,
  priority: 2,
};

// Kept separate, so that all other chunks take one byte per character.
const messagesOfServer = { name: 'messages', test: /texts\/compiled\// };

const reactRuntime = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 };

const portalGroups = [
  reactRuntime,
  // Everything the entry imports.
  {
    name: 'base',
    test: /texts\/runtime|@messageformat\/runtime|make-plural|platform\/i18n\/language|platform\/api\/(?:page-notices|notice-outlet)|ui\/link\/base-path|preload-helper/,
    priority: 3,
  },
  // Used by nearly every island: pages without the frame must not load the frame for it.
  {
    name: 'light',
    test: /platform\/(?:client-state|session)|platform\/api\/(?:browser-ports|client-ports)|platform\/island\/island|features\/site\/shared\/use-in-browser|ui\/(?:link|layout\/(?:part|Columns|Row|Stack|Text)|icon\/Icon|visually-hidden)|portal-icon\/chevronDown|node_modules\/clsx/,
    priority: 2,
  },
  // Every page has these islands: they come as one file, along with the modules they share with others.
  {
    name: 'frame',
    test: /features\/site\/(?:public\/frame\/\w+|shared\/SearchSuggestions)\.island\.tsx/,
    priority: 1,
  },
  // A page that only asks for a verification code must not load all account messages.
  { name: 'messages-code', test: /portal-text\/identity_(?:code_|phone_digits)/, priority: 1 },
  // Users filling in a form have logged in, so they don't need these messages.
  {
    name: 'messages-entering',
    test: /portal-text\/identity_(?:phone_(?!digits)|register_(?!again)|forgot|reset|ticket)/,
    priority: 1,
  },
  // Users who only log in or fill in a form don't need the agreement and review messages.
  { name: 'messages-agreement', test: /portal-text\/identity_agreement_/, priority: 1 },
  {
    name: 'messages-audit',
    test: /portal-text\/identity_(?:audit|due|sent|step_(?!done)|withdraw)/,
    priority: 1,
  },
  // The appeal for a lost phone number is needed only where the number is changed.
  { name: 'messages-appeal', test: /portal-text\/identity_appeal_/, priority: 1 },
  {
    name: 'messages-account',
    test: /portal-text\/identity_(?!correction_|field_|appeal_|entry_|event_|section_|state_|part_)/,
  },
  { name: 'messages-admission', test: /portal-text\/identity_/ },
];

const light =
  'avatar|breadcrumb|button|dropdown|icon|link|page-head|panel|skeleton|skip-link|state|status|tag|visually-hidden';

const accountGroups = [
  messageRuntime,
  // Every page uses the frame, which brings along all its imports: otherwise fifty files that are always fetched.
  { name: 'frame', test: /\/MemberFrame\.tsx$/, priority: 5 },
  { name: 'list', test: /\/account\/list\/ListSection\.tsx$/, priority: 4 },
  // Shared modules would otherwise be split into one file per button, icon and text. None of these imports React Aria.
  {
    name: 'shared',
    test: new RegExp(`/src/(?:ui/(?:${light})|platform/(?:api|display))/|portal-icon/`),
    minShareCount: 4,
    priority: 1,
  },
  { name: 'icons', test: /portal-icon\//, minShareCount: 3, priority: 1 },
  // With fewer texts in this chunk, pages would fetch a file for each of theirs; with more, they would fetch those of
  // others.
  { name: 'words', test: /portal-text\//, minShareCount: 30 },
];

/**
 * The file lists of all pages made up a fifth of the member area's entry, those of all islands half of the public one's.
 * The document lists the files of the first page; a chunk itself requests what is missing.
 */
const onlyStyles = (_: string, parts: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts;

const builds: Record<string, typeof portal> = { account, stories };

function buildOf(mode: string) {
  return builds[mode] ?? portal;
}

function groupsOf(mode: string) {
  if (mode === 'account') return accountGroups;
  // A single page with all stories: its styles are those of its entry.
  return mode === 'stories' ? [reactRuntime] : portalGroups;
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [
    react(),
    // During development, and on the server, all texts are one module, written by packages/texts/compile.ts.
    command === 'build' && !isSsrBuild && [messagesPlugin(), iconsPlugin()],
    buildOf(mode) === portal && !isSsrBuild && pageStyles(publicStyles),
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
    modulePreload: { resolveDependencies: onlyStyles },
    chunkSizeWarningLimit: mode === 'stories' ? 1_000 : 500,
    rollupOptions: isSsrBuild
      ? { checks, output: { minify: keepNames, codeSplitting: { groups: [messagesOfServer] } } }
      : {
          checks,
          input: buildOf(mode).input,
          // Without groups, every message of the site would come with the first island that uses one.
          output: { codeSplitting: { groups: groupsOf(mode) } },
          // Keeps the exports of page-modules.ts, so that the manifest lists every page with its styles.
          preserveEntrySignatures: 'strict',
        },
  },
  // During development, class names stay descriptive.
  css: {
    postcss: { plugins: [breakpoints()] },
    ...(command === 'build' && { modules: { generateScopedName: createClassNames() } }),
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
