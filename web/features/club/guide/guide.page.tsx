import type { ComponentType } from 'react';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useSession, type Session } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import { useBeginAtPart } from '#web/ui/begin-at-part.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Programs } from './programs.tsx';
import { FeedingStates, Juno, Rosalia, RosaliaInPreMolt } from './examples.tsx';

type Step = keyof Texts['guide']['steps'];

const examples: Partial<Record<Step, ComponentType>> = {
  pet: Rosalia,
  feeding: FeedingStates,
  molt: RosaliaInPreMolt,
  plans: Juno,
  outside: Programs,
  help: Signs,
};

/** The product explained in the order in which a new user needs it. */
export function GuidePage() {
  const { guide } = useTexts();
  useBeginAtPart();
  const steps = Object.keys(guide.steps) as Step[];
  return (
    <Page title={guide.title} sub={guide.sub}>
      <div className="guide">
        <nav className="guide-contents" aria-label={guide.contents}>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <a href={`#${step}`}>{guide.steps[step].title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="guide-steps">
          {steps.map((step, at) => (
            <GuideStep key={step} step={step} number={at + 1} />
          ))}
        </ol>
      </div>
    </Page>
  );
}

function GuideStep({ step, number }: { step: Step; number: number }) {
  const { guide } = useTexts();
  const session = useSession();
  const { title, lines, link } = guide.steps[step];
  const Example = examples[step];
  const href = isOpen(step, session) ? targets[step]() : null;
  return (
    <li className="box" id={step}>
      <div className="box-head">
        <h2>
          <span className="num muted">{guide.step(number)}</span> {title}
        </h2>
      </div>
      <div className="guide-step">
        <div className="prose">
          {lines.map((line) => (
            <p key={line}>{withCommands(line)}</p>
          ))}
          {step === 'help' && Example && <Example />}
          {step === 'help' && <p>{guide.stillOpen}</p>}
          {href !== null && (
            <p>
              <ButtonLink href={href}>{link}</ButtonLink>
            </p>
          )}
        </div>
        {step !== 'help' && Example && <Example />}
      </div>
    </li>
  );
}

/** What stands between backticks is typed or looked up as it is, in every language. */
const withCommands = (line: string) =>
  line.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part} lang="en" translate="no">
        {part}
      </code>
    ),
  );

/** Who is logged in needs no link to registration, and only the administrator has the administration. */
function isOpen(step: Step, session: Session | null): boolean {
  if (step === 'account') return session === null;
  return step !== 'admin' || session?.user.is_admin === 1;
}

const targets: Record<Step, () => string> = {
  account: paths.register,
  pet: () => paths.petAdd(),
  feeding: () => paths.feeding(),
  round: () => paths.feedingRound(),
  molt: () => paths.pets(),
  events: () => paths.pets(),
  plans: paths.planAdd,
  many: paths.places,
  labels: () => paths.labels(),
  species: () => paths.species(),
  inventory: paths.inventory,
  handOver: () => paths.pets(),
  data: paths.data,
  outside: () => paths.settings('prog'),
  atHome: paths.trust,
  comfort: () => paths.settings(),
  admin: paths.admin,
  help: paths.contact,
};

function Signs() {
  const { guide } = useTexts();
  return (
    <Facts>
      {guide.signs.map(([sign, meaning]) => (
        <Fact key={sign} label={sign}>
          {meaning}
        </Fact>
      ))}
    </Facts>
  );
}
