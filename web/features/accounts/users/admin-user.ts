import type { findUserForAdmin } from '#src/features/accounts/users/users.queries.ts';

/** The response of `admin/user_details`. */
export type AdminUser = NonNullable<ReturnType<typeof findUserForAdmin>> & { is_admin: number };
