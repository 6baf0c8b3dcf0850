import { genders, type Gender } from '#src/domain/enums.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

export function GenderField(props: { value: Gender; onChange: (gender: Gender) => void }) {
  const { pets, animals } = useTexts();
  const choices = genders.map((value) => ({
    value,
    label: animals.gender[value],
    icon: genderIcons[value],
  }));
  return <Segmented label={pets.fields.gender} legend choices={choices} {...props} />;
}

export const genderIcons: Record<Gender, IconName> = { m: 'male', f: 'female', other: 'unsexed' };
