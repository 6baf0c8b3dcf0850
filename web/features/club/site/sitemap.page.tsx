import { Link } from 'wouter';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';

export function SitemapPage() {
  const { statics } = useTexts();
  const session = useSession();
  return (
    <Page title={statics.sitemap}>
      <div className="split even">
        {groupsOf(statics, session).map(({ title, links }) => (
          <Box key={title} title={title}>
            <ul className="rows">
              {links.map(([label, href]) => (
                <li key={href}>
                  <span className="main">
                    <Link href={href}>{label}</Link>
                  </span>
                </li>
              ))}
            </ul>
          </Box>
        ))}
      </div>
    </Page>
  );
}

type Group = { title: string; links: (readonly [label: string, href: string])[] };

/** Every main page. The page of the messages itself says who may enter. */
function groupsOf(statics: Texts['statics'], session: Session | null): Group[] {
  const { links: to, sitemapGroups: title } = statics;
  const account: Group['links'] = session
    ? [
        [to.profile, paths.profile()],
        [to.settings, paths.settings()],
        [to.profileEdit, paths.profileEdit()],
        [to.profileMessages, paths.profileMessages()],
        [to.data, paths.data()],
      ]
    : [
        [to.login, paths.login()],
        [to.register, paths.register()],
        [to.forgotPassword, paths.forgotPassword()],
      ];
  const groups: Group[] = [
    {
      title: title.pets,
      links: [
        [to.pets, paths.pets()],
        [to.petAdd, paths.petAdd()],
        [to.petImport, paths.petImport()],
        [to.paste, paths.paste()],
        [to.places, paths.places()],
        [to.takeOver, paths.takeOver()],
        [to.takeIn, paths.takeIn()],
        [to.statistics, paths.statistics()],
        [to.labels, paths.labels()],
      ],
    },
    {
      title: title.feeding,
      links: [
        [to.feeding, paths.feeding()],
        [to.plans, paths.plans()],
        [to.planAdd, paths.planAdd()],
      ],
    },
    {
      title: title.species,
      links: [
        [to.species, paths.species()],
        [to.speciesAdd, paths.speciesAdd()],
        [to.speciesImport, paths.speciesImport()],
      ],
    },
    {
      title: title.inventory,
      links: [
        [to.inventory, paths.inventory()],
        [to.purchases, paths.purchases()],
        [to.purchaseAdd, paths.purchaseAdd()],
        [to.sales, paths.sales()],
        [to.saleAdd, paths.saleAdd()],
      ],
    },
    { title: title.account, links: account },
    {
      title: title.about,
      links: [
        [to.home, paths.home()],
        [to.guide, paths.guide()],
        [to.expo, paths.expoCurrent()],
        [to.contact, paths.contact()],
        [to.donate, paths.donate()],
        [to.legal, paths.legal()],
      ],
    },
  ];
  const messages: Group['links'] = [[to.adminMessages, paths.adminMessages()]];
  const admin = session?.user.is_admin ? [[to.admin, paths.admin()] as const] : [];
  return [...groups, { title: title.admin, links: [...admin, ...messages] }];
}
