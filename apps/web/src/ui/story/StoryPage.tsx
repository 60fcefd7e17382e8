import { I18nProvider } from 'react-aria-components';
import { Columns } from '../layout/Columns.tsx';
import { Text } from '../layout/Text.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import styles from './StoryPage.module.css';
import type { Story } from './story.ts';

const modules = import.meta.glob<Story>('../**/*.story.tsx', { eager: true, import: 'default' });
const stories = Object.entries(modules)
  .map(([path, story]) => ({ ...story, id: path.replace(/^.*\/(.+)\.story\.tsx$/, '$1') }))
  .sort((a, b) => a.id.localeCompare(b.id, 'en'));

/** Every component in all its states; for development and the accessibility tests, never in production. */
export default function StoryPage() {
  return (
    <I18nProvider locale="zh-CN">
      <SkipLink targetId="stories">跳到主要内容</SkipLink>
      <Columns of="170px minmax(0, 1fr)" gap={48} stack="tablet" className={styles.page}>
        <Text
          aria-label="组件目录"
          as="nav"
          self="start"
          padBlock={40}
          hide="tablet"
          size={13}
          leading="read"
          className={styles.contents}
        >
          <ul>
            {stories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Text>
        <main id="stories" className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            组件与状态
          </h1>
          {stories.map((story) => (
            <StorySection key={story.id} {...story} />
          ))}
        </main>
      </Columns>
    </I18nProvider>
  );
}

function StorySection({ id, title, render: Render, density = 'roomy', width }: Story & { id: string }) {
  const densities = density === 'both' ? (['roomy', 'compact'] as const) : [density];
  return (
    <section id={id} className={styles.story} aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} as="h2" below={16} padBottom={10} lineBelow="strong" size={20}>
        {title}{' '}
        <Text as="small" tone="faint" size={13} weight={400} className={styles.id}>
          {id}
        </Text>
      </Text>
      {densities.map((each) => (
        <div key={each} data-density={each} style={{ maxWidth: width }} className={styles.place}>
          <Render />
        </div>
      ))}
    </section>
  );
}
