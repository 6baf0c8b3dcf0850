import { api } from './api.ts';

/** The feeders on the keeper's list; where they can't be had, none. */
export async function listedFeeders(): Promise<string[]> {
  const { data } = await api.pet.available_feeders.get();
  return (data?.rows ?? []).map(({ food }) => food);
}
