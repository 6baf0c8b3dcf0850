import { petIdentity } from '#src/db/pet-card.ts';
import { cardFields, expectedMolt } from '#src/platform/http/document/pet-shape.ts';
import {
  field,
  ids,
  integer,
  list,
  named,
  nullable,
  ok,
  record,
  rows,
  type Calls,
  single,
  text,
} from '#src/platform/http/document/response-shapes.ts';
import { planFields } from '#src/records/plan.ts';

const planRow = ['fp_id', planFields, 'rev last_date|null next_date|null'] as const;
const counts = 'pets due resting';
const plan = named('Plan', record(...planRow, counts));
const assignable = record(
  'id name sc_id sc_name cm_name an_type gender an_count size place|null archived has_img img_version date_f|null offer_date|null progress|null pre_molt mmt|null assigned',
  { plans: integer },
);
const recent = list(record('date_f food progress amount fp_id|null'));
const scheduled = record('id plan_date|null next_date|null muted');

const fedByPlan = ok('fed', { superseded: ids, skipped: ids });
const waiting = {
  date_f: { ...field('day'), description: 'The day of the offer, or else next_date.' },
  food: {
    ...nullable(field('food')),
    description: 'What was offered; else the plan’s feeder, or that of its last meal.',
  },
};

const shown = Object.keys(petIdentity);
const refused = { refused: { ...integer, description: 'Who refused since its last meal.' } };
const groupFields = { ...refused, foods: list(text), pet_ids: ids };
const suggestion = { suggests_pre_molt: field('has_img') };
const since = { since: field('day') };
const standing = record('place_id|null place|null due');
const today = record('day animals due resting', {
  open: { ...integer, description: 'Whose offer is open, and who is not due again.' },
  by_place: list(named('DueByPlace', record('place_id|null place|null due', groupFields))),
  by_plan: list(
    named('DueByPlan', record('fp_id fp_name due', { ...groupFields, places: list(standing) })),
  ),
  never_fed: list(named('NeverFed', record('id fp_id food next_date', since))),
  open_offers: list(named('OpenOffer', record(...shown, 'date_f food'))),
  in_pre_molt: list(
    named('InPreMolt', record(...shown, 'days refusals refused_since|null', since)),
  ),
  refusing: list(
    named(
      'Refusing',
      record(...shown, 'refusals refused_since', { ...suggestion, seen: field('has_img') }),
    ),
  ),
  refused_once: list(named('RefusedOnce', record(...shown, since))),
  expected_molts: list(
    named('MoltAhead', record(...shown, { expected: expectedMolt, ...suggestion })),
  ),
  not_seen: list(named('NotSeen', record(...shown, since))),
  to_weigh: list(
    named(
      'ToWeigh',
      record(...shown, 'weight weight_date', {
        weight_before: field('weight'),
        usual_days: integer,
      }),
    ),
  ),
  week: list(
    named(
      'DayAhead',
      record('day due', {
        plans: list(record('fp_id fp_name due')),
        events: list(record('id name event')),
      }),
    ),
  ),
});

const days = nullable({ ...integer, minimum: 0, description: 'Days since then.' });
const wallAnimal = 'id name sc_name an_type has_img img_version';
const wall = record('time day', {
  due: integer,
  done: integer,
  open: { ...integer, description: 'Offers of which nobody has noted what became of them.' },
  places: list(
    named(
      'WallPlace',
      record('place_id|null place|null', {
        name: {
          ...nullable(text),
          description: 'Its name where no other place has it, else as `place`.',
        },
        due: integer,
        done: integer,
        done_at: {
          ...nullable(field('created')),
          description: 'When the last offer was noted; null while somebody is due.',
        },
        refused: { ...integer, description: 'Who refused since its last meal.' },
        foods: list({ type: 'string' }),
        next: {
          ...nullable(named('WallNext', record('name sc_name place|null', { slot: integer }))),
          description:
            'Whose turn is next along the place, on which shelf and in which slot, from 1.',
        },
        remark: { ...text, description: 'What its keeper wrote about the place.' },
      }),
    ),
  ),
  rests: list(named('WallRest', record(wallAnimal, { pre_molt_days: days, molted_days: days }))),
  rests_count: integer,
  look: list(
    named('WallLook', record(wallAnimal, 'refusals', { ...suggestion, not_seen_days: days })),
  ),
  look_count: integer,
  molts: list(named('WallMolt', record(wallAnimal, { from: field('day'), to: field('day') }))),
  molts_count: integer,
});

/** The calls of feeding plans and rounds: what each is for, and what it answers. */
export const planCalls: Calls = {
  'GET /wall': ['Today’s round for a wall', wall],
  'GET /plan/list': ['The keeper’s feeding plans', rows(plan)],
  'GET /plan/active': ['The active feeding plans', rows(plan)],
  'GET /plan/assignable': [
    'The plans that an animal can be assigned to',
    rows(record(...planRow, counts, 'assigned')),
  ],
  'GET /plan/details/{id}': ['A feeding plan', single(...planRow, counts, 'own')],
  'GET /plan/edit_details/{id}': [
    'A feeding plan with the ids of its animals',
    single(...planRow, counts, 'own', { pet_ids: ids }),
  ],
  'GET /plan/last_usages': [
    'What became of what each plan offered last',
    rows(record('fp_id fp_name last_date fed offered refused')),
  ],
  'GET /plan/pets_by_plan': [
    'The plans, each with its animals',
    rows(record(...planRow, counts, { pets: list(scheduled) })),
  ],
  'GET /plan/assigned_pets/{id}': [
    'The animals that a plan feeds',
    rows(record(...cardFields, 'plan_date|null next_date|null muted')),
  ],
  'GET /plan/assignable_pets': ['The animals that can be assigned to a new plan', rows(assignable)],
  'GET /plan/assignable_pets_edit/{id}': [
    'The animals that can be assigned to a plan',
    rows(assignable),
  ],
  'GET /plan/of_pet/{id}': ['The plans of an animal', rows(record(...planRow, 'pets'))],
  'POST /plan/add': ['Add a feeding plan', ok('id')],
  'PUT /plan/update': ['Change a feeding plan', ok('id')],
  'DELETE /plan/delete': ['Delete a feeding plan', ok()],
  'POST /plan/assignment/add_all': ['Choose the animals of a plan', ok()],
  'POST /plan/assignment/assign_pet_to_plans': ['Choose the plans of an animal', ok()],
  'DELETE /plan/assignment/clear': ['Take all animals off a plan', ok()],
  'DELETE /plan/assignment/clear_pet': ['Take an animal off all plans', ok()],
  'GET /pet/dashboard/feed': [
    'Who waits for food',
    rows(
      named(
        'WaitingPet',
        record(...cardFields, 'plan_date|null next_date|null muted fp_id|null', waiting),
      ),
    ),
  ],
  'GET /today': ['A day in numbers', today],
  'GET /pet/feeding/round': [
    'Animals for a feeding round',
    rows(record(...cardFields, { recent, expected_molt: nullable(expectedMolt) })),
  ],
  'POST /pet/feeding/feed_plan': ['Feed all animals of a plan', fedByPlan],
  'POST /pet/feeding/feed_plan_all': ['Feed some animals of a plan', fedByPlan],
};
