-- sealed messages
--
-- What a message says is sealed from now on, and gone once it is not on its way: codes and one-time passwords stood readable in the log.

-- A body in clear is kept by nobody; what waited or had failed was a code, a password or a notice that can be made again.
update "message" set "body" = null, "state" = case when "state" in ('waiting', 'failed') then 'expired' else "state" end,
  "next_try_at" = null
where "body" is not null;

-- The permission to read bodies is gone with what it was for.
update "role" set "permissions" = "permissions" - 'message:body', "version" = "version" + 1, "updated_at" = now()
where "permissions" ? 'message:body';

-- A code that cannot be sent cannot be demanded: nobody could register a patient.
update "config_setting" set "mobile_code_required" = false, "version" = "version" + 1, "updated_at" = now()
where "mobile_code_required" and not "sms_on";
