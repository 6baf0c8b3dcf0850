import { Link, useLocation } from 'wouter';
import { PAGE_SIZE, pageWindow } from '#src/domain/pagination.ts';
import { withQuery } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon, type IconName } from './icon.tsx';
import { usePageQuery } from './page-query.ts';

/**
 * Links to the other pages of a list, which keep the rest of the address; nothing when there is only one. Pages count
 * from zero.
 */
export function Pagination(props: { count: number | undefined; page: number; pageSize?: number }) {
  const { count = 0, page, pageSize = PAGE_SIZE } = props;
  const { ui } = useTexts();
  const [path] = useLocation();
  const params = Object.fromEntries(new URLSearchParams(usePageQuery()));
  const href = (target: number) => withQuery(path, { ...params, page: target });
  const pages = pageWindow(count, page, pageSize);
  if (pages === null) return null;
  const { lastPage, items } = pages;
  const current = Math.min(Math.max(page, 0), lastPage);
  const to = (target: number) => (target === current ? undefined : href(target));
  return (
    <nav className="pages" aria-label={ui.pages}>
      <ul>
        <Edge icon="first" label={ui.firstPage} href={to(0)} />
        <Edge icon="left" label={ui.previousPage} href={to(Math.max(current - 1, 0))} />
        <li className="position edge">{ui.pageOf(current + 1, lastPage + 1)}</li>
        {items.map((item, at) =>
          item === 'gap' ? (
            <li key={`gap ${at}`}>
              <span aria-hidden>…</span>
            </li>
          ) : (
            <li key={item}>
              <Link
                href={href(item)}
                aria-label={ui.page(item + 1)}
                aria-current={item === current ? 'page' : undefined}
              >
                {item + 1}
              </Link>
            </li>
          ),
        )}
        <Edge icon="right" label={ui.nextPage} href={to(Math.min(current + 1, lastPage))} />
        <Edge icon="last" label={ui.lastPage} href={to(lastPage)} />
      </ul>
    </nav>
  );
}

/** Keeps its place when there is no further page, so that a thumb never hits its neighbour. */
function Edge(props: { icon: IconName; label: string; href: string | undefined }) {
  const { icon, label, href } = props;
  return (
    <li className="edge">
      {href === undefined ? (
        <span role="link" aria-disabled="true" aria-label={label}>
          <Icon name={icon} />
        </span>
      ) : (
        <Link href={href} aria-label={label}>
          <Icon name={icon} />
        </Link>
      )}
    </li>
  );
}
