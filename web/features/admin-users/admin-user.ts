/** As `admin/user_details` answers it. */
export type AdminUser = {
  uid: number;
  uname: string;
  email: string;
  mail_confirmed: number;
  can_edit_sp: number;
  suspended: number;
  created: string;
  is_admin: number;
};
