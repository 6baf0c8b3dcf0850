import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** One line. */
export function Footer() {
  const { layout } = useTexts();
  const links = [
    { href: paths.guide(), label: layout.guide },
    { href: paths.expoCurrent(), label: layout.expo },
    { href: paths.contact(), label: layout.contact },
    { href: paths.donate(), label: layout.donate },
    { href: paths.legal(), label: layout.legal },
    { href: paths.sitemap(), label: layout.sitemap },
  ];
  return (
    <footer className="foot">
      <div className="foot-in">
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
